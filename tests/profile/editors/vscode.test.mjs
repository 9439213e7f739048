// SPDX-License-Identifier: BSL-1.0
// constexpr-profile dap, with the test client of Visual Studio Code, started as the extension's manifest says. The
// environment has NODE_MODULES, the folder of the packages, EXTENSION, that of the extension, and COMPILER, Clang.
import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";

const { NODE_MODULES, EXTENSION, COMPILER } = process.env;
const packages = createRequire(path.join(NODE_MODULES, "package.json"));
const { DebugClient } = packages("@vscode/debugadapter-testsupport");

const folder = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const manifest = JSON.parse(readFileSync(path.join(EXTENSION, "package.json"), "utf8"));
const [contributed] = manifest.contributes.debuggers;
const file = (name) => path.join(folder, "programs", name);
const launch = (name, more) => ({
  program: file(name), command: [COMPILER, "-std=c++20", file(name)], cwd: folder, ...more });

let client;
let scratch;
beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), "editors-"));
  const command = [contributed.program, ...contributed.args].join(" ");
  client = new DebugClient(`exec ${contributed.runtime}`, command, contributed.type, {
    cwd: EXTENSION, shell: true, env: { ...process.env, TMPDIR: scratch } });
  client.defaultTimeout = 300_000;
  await client.start();
});
afterEach(async () => {
  await client.stop();
  assert.deepEqual(execFileSync("ls", [scratch], { encoding: "utf8" }), "", "temporary files are left");
  rmSync(scratch, { recursive: true });
});

const configured = (configuration) => Promise.all([
  client.waitForEvent("initialized").then(() => client.configurationDoneRequest()), client.launch(configuration)]);
const stop = (reason, name, line) => client.assertStoppedLocation(reason, { path: file(name), line });
// Moves, and waits for the stop.
const move = (request, reason, name, line) =>
  Promise.all([client[`${request}Request`]({ threadId: 1 }), stop(reason, name, line)]);
const scope = async (frameId, wanted) => {
  const { body } = await client.scopesRequest({ frameId });
  const { variablesReference } = body.scopes.find(({ name }) => name === wanted);
  const { body: found } = await client.variablesRequest({ variablesReference });
  return Object.fromEntries(found.variables.map(({ name, value }) => [name, value]));
};
const topFrame = async () => (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames[0];

describe("Visual Studio Code's test client", { timeout: 900_000 }, () => {
  test("a breakpoint is hit, in both directions, and parameters have their current values", async () => {
    await client.hitBreakpoint(
      launch("tiny.cpp", { line: "11", stopOnEntry: false }), { path: file("tiny.cpp"), line: 3 });
    const frame = await topFrame();
    assert.equal(frame.name, "twice(40)");
    assert.deepEqual(await scope(frame.id, "Arguments"), { x: "40" });
    const { body } = await client.evaluateRequest({ expression: "x", context: "hover", frameId: frame.id });
    assert.equal(body.result, "40");
    await move("stepBack", "step", "tiny.cpp", 2);
    assert.deepEqual(await scope((await topFrame()).id, "Arguments"), { x: "20" });
    await move("stepOut", "breakpoint", "tiny.cpp", 3);
    await move("stepOut", "step", "tiny.cpp", 8);
    await move("reverseContinue", "breakpoint", "tiny.cpp", 3);
    await move("continue", "end", "tiny.cpp", 9);
  });

  test("an evaluation that fails stops there, and one can step back to the cause", async () => {
    const [{ body }] = await Promise.all([
      client.waitForEvent("stopped"), configured(launch("failing.cpp", { line: "13" })),
      stop("exception", "failing.cpp", 10)]);
    assert.match(body.text, /not valid in a constant expression/);
    await move("stepBack", "step", "failing.cpp", 9);
    // The call in this line has made the sum too large.
    const [answer] = await Promise.all([
      client.evaluateRequest({ expression: "goto 1,006", context: "repl" }), stop("step", "failing.cpp", 5)]);
    assert.match(answer.body.result, /^step 1,006 of 1,009$/);
    assert.deepEqual(await scope((await topFrame()).id, "Arguments"), { n: "1000" });
  });

  test("the evaluations are the threads, and each keeps its moment", async () => {
    await Promise.all([configured(launch("dependent.cpp", {})), client.waitForEvent("stopped")]);
    const { body } = await client.threadsRequest();
    assert.ok(body.threads.length > 1);
    for (let count = 0; count < 2; ++count)
      await Promise.all([client.stepInRequest({ threadId: 2 }), client.waitForEvent("stopped")]);
    const names = (await client.threadsRequest()).body.threads.map(({ name }) => name);
    assert.match(names[0], /: step 0 of /);
    assert.match(names[1], /: step 1 of /);
  });

  test("vsce packs the extension", () => {
    const packed = path.join(scratch, "extension.vsix");
    const output = execFileSync(process.execPath, [
      path.join(NODE_MODULES, "node_modules/@vscode/vsce/vsce"), "package", "--allow-missing-repository",
      "--out", packed], { cwd: EXTENSION, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    assert.match(output, /Packaged: .*extension\.vsix/);
    rmSync(packed);
  });
});
