"use strict";
(() => {
  const find = (what) => document.querySelector(what);
  const body = find("#list tbody");
  const rows = [...body.querySelectorAll("tr.row")];
  const search = find("#search"), order = find("#order");
  const choices = { verdict: find("#verdict"), profile: find("#profile"), code: find("#code") };
  const verdicts = ["refused", "not judged", "accepted"];
  let sort = { key: "file", down: false };

  // What each row is sorted and filtered by, read once.
  const facts = new Map(rows.map((row, index) => [row, {
    index, file: row.dataset.f, verdict: Number(row.dataset.v), profile: row.dataset.p,
    code: row.dataset.c, codes: row.dataset.c.split(" "), limit: Number(row.dataset.l),
    text: (row.dataset.f + " " + row.dataset.c + " " + row.dataset.p).toLowerCase(),
  }]));

  const more = (row) => row.nextElementSibling?.classList.contains("more") ? row.nextElementSibling : null;
  const button = (row) => row.querySelector("td.file button");

  function open(row) {
    if (more(row)) return;
    const text = document.getElementById("d" + row.id.slice(1)).textContent;
    const line = document.createElement("tr");
    line.className = "more";
    const cell = line.appendChild(document.createElement("td"));
    cell.colSpan = 5;
    cell.innerHTML = text;
    row.after(line);
    row.classList.add("open");
    button(row).setAttribute("aria-expanded", "true");
  }
  function close(row) {
    more(row)?.remove();
    row.classList.remove("open");
    button(row).setAttribute("aria-expanded", "false");
  }
  const toggle = (row) => more(row) ? close(row) : open(row);

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const fact = facts.get(row);
      const fits = words.every((word) => fact.text.includes(word))
        && (!choices.verdict.value || verdicts[fact.verdict] === choices.verdict.value)
        && (!choices.profile.value || fact.profile === choices.profile.value)
        && (!choices.code.value || fact.codes.includes(choices.code.value));
      row.hidden = !fits;
      if (!fits) close(row);
      shown += fits;
    }
    find("#count").textContent = shown === rows.length ? `${shown} shown` : `${shown} of ${rows.length} shown`;
    find("#nothing").hidden = shown > 0;
    find("#all").disabled = shown === 0;
  }

  const compare = {
    file: (a, b) => a.index - b.index,
    verdict: (a, b) => a.verdict - b.verdict,
    profile: (a, b) => a.profile < b.profile ? -1 : a.profile > b.profile ? 1 : 0,
    // What has no finding comes last.
    code: (a, b) => (a.code === "") - (b.code === "") || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
    limit: (a, b) => b.limit - a.limit,
  };
  function arrange() {
    const sign = sort.down ? -1 : 1;
    rows.sort((a, b) => {
      const [one, other] = [facts.get(a), facts.get(b)];
      return sign * compare[sort.key](one, other) || one.index - other.index;
    });
    const all = document.createDocumentFragment();
    for (const row of rows) {
      const line = more(row);
      all.append(row);
      if (line) all.append(line);
    }
    body.append(all);
    mark();
  }
  function mark() {
    for (const head of document.querySelectorAll("#list th[data-key]")) {
      // The nearest limit first is what its numbers call descending.
      const down = sort.down !== (sort.key === "limit");
      if (head.dataset.key === sort.key) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
    order.value = sort.key;
  }

  function go(hash) {
    const match = /^#(s\d+)(-[lt]\d+)?$/.exec(hash);
    const row = match && document.getElementById(match[1]);
    if (!row) return;
    if (row.hidden) reset();
    open(row);
    document.querySelectorAll(".here").forEach((line) => line.classList.remove("here"));
    const line = match[2] && document.getElementById(match[1] + match[2]);
    line?.classList.add("here");
    (line || row).scrollIntoView({ block: line ? "center" : "start" });
  }

  function reset() {
    search.value = "";
    for (const choice of Object.values(choices)) choice.value = "";
    filter();
  }

  body.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#s']");
    if (link) {
      event.preventDefault();
      history.replaceState(null, "", link.hash);
      return go(link.hash);
    }
    const fit = event.target.closest("button.fit");
    if (fit) fit.ariaPressed = String(fit.parentElement.classList.toggle("full"));
    const row = event.target.closest("tr.row");
    if (row && String(getSelection()) === "") toggle(row);
  });
  find("#list thead").addEventListener("click", (event) => {
    const key = event.target.closest("th")?.dataset.key;
    if (!key) return;
    sort = { key, down: sort.key === key && !sort.down };
    arrange();
  });
  order.addEventListener("change", () => { sort = { key: order.value, down: false }; arrange(); });
  find("#filter").addEventListener("submit", (event) => event.preventDefault());
  search.addEventListener("input", filter);
  for (const choice of Object.values(choices)) choice.addEventListener("change", filter);
  find("header").addEventListener("click", (event) => {
    const link = event.target.closest("button.link");
    if (!link) return;
    choices[link.dataset.set].value = link.dataset.value;
    filter();
    find("#filter").scrollIntoView();
  });
  find("#all").addEventListener("click", () => rows.filter((row) => !row.hidden).forEach(open));

  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, select");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      const opened = rows.filter((row) => more(row));
      if (opened.length && !typing) opened.forEach(close);
      else { reset(); search.blur(); }
    } else if (typing) {
      return;
    } else if (event.key === "/") {
      event.preventDefault();
      search.focus();
    } else if (event.key === "j" || event.key === "k") {
      const shown = rows.filter((row) => !row.hidden);
      const at = shown.findIndex((row) => row.contains(document.activeElement)
        || more(row)?.contains(document.activeElement));
      const next = shown[event.key === "j" ? at + 1 : Math.max(at - 1, 0)];
      if (next) { button(next).focus(); next.scrollIntoView({ block: "nearest" }); }
    }
  });

  // Pages from a disk may be refused a store; then the choice lasts as long as the page.
  const root = document.documentElement;
  const store = (value) => { try { return value ? localStorage.setItem("theme", value) : localStorage.getItem("theme"); } catch { return null; } };
  root.dataset.theme = store() || "";
  find("#theme").addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    store(root.dataset.theme);
  });

  // The page comes in the order of the files.
  filter();
  mark();
  if (rows.length === 1) open(rows[0]);
  addEventListener("hashchange", () => go(location.hash));
  go(location.hash);
})();
