// What the tests of the lesson share.
export const slide = { viewport: { width: 1280, height: 720 } };
export const lessons = ["course/lesson.html", "zh/course/lesson.html"];

// Waits until the slides and their figures are there.
export async function opened(page) {
  await page.waitForFunction(() => globalThis.Reveal?.isReady());
  await page.waitForFunction(() =>
    [...document.querySelectorAll("ctqueens-debugger")].every(({ shadowRoot }) =>
      shadowRoot?.querySelector(".code, .cm-editor, .lines"),
    ),
  );
}
