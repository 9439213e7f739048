// SPDX-License-Identifier: BSL-1.0
// Before the tutorial's contents, once there is something to say, and after each chapter: how many exercises this
// browser has seen solved, and where to go on. The links to those that are solved get a tick, and so do the chapters in
// the side bar; a chapter that has been begun gets a count, such as 1/3.
import { onContentUpdated, useData, withBase } from "vitepress";
import { h, ref } from "vue";
import { progressIn, solved } from "../../elements/common/storage.js";

const words = {
  en: {
    progress: ({ done, all }) => `You have solved ${done} of the ${all} exercises that this site can check. `,
    next: "Go on with ",
  },
  "zh-Hans": { progress: ({ done, all }) => `本站能检查的 ${all} 道练习，你已完成 ${done} 道。`, next: "继续：" },
};

function markChapters(names, done) {
  for (const link of document.querySelectorAll('.VPSidebar a[href*="/tutorial/"]')) {
    const [number] = link.pathname.match(/\d+_/) ?? ["none"];
    const all = names.filter((name) => name.startsWith(`exercises/${number}`));
    const count = all.filter((name) => done.includes(name)).length;
    if (count > 0) {
      link.dataset.solved = count === all.length ? "✓" : `${count}/${all.length}`;
    }
  }
}

const Progress = {
  props: ["isQuiet"],
  setup({ isQuiet }) {
    const { lang, localeIndex, theme } = useData();
    const names = theme.value.exercises;
    const progress = ref({ done: 0, all: names.length, next: names[0] }); // until the page is in a browser
    onContentUpdated(() => {
      progress.value = progressIn(names);
      const done = solved();
      markChapters(names, done);
      for (const link of document.querySelectorAll('a[href*="#open=exercises/"]:not(.progress a)')) {
        link.classList.toggle("solved", done.includes(link.hash.slice("#open=".length)));
      }
    });
    return () => {
      const folder = localeIndex.value === "root" ? "/" : `/${localeIndex.value}/`;
      const { done, next } = progress.value;
      if (isQuiet && done === 0) {
        return undefined;
      }
      const link = next && [
        words[lang.value].next,
        h("a", { href: withBase(`${folder}play/#open=${next}`) }, next.slice("exercises/".length)),
      ];
      return h("p", { class: "progress vp-doc" }, [words[lang.value].progress(progress.value), link]);
    };
  },
};

const isIn = (pattern) => pattern.test(useData().page.value.relativePath);
export const slots = {
  "doc-before": () => isIn(/tutorial\/index\.md$/) && h(Progress, { isQuiet: true }),
  "doc-footer-before": () => isIn(/tutorial\/\d.*\.md$/) && h(Progress),
};
