import { parentPort } from "node:worker_threads";
import { Problem } from "./problem.ts";
import type { FromWorker, ToWorker } from "./workerPool.ts";

/** A worker's side of a pool: answers tasks one after the other, and reads the news between them. */
export function serveTasks<Task, Answer, News = never>(
  answer: (task: Task) => Answer | Promise<Answer>,
  hear: (news: News) => void = () => {},
) {
  let last: Promise<unknown> = Promise.resolve();
  const post = (message: FromWorker<Answer>) => parentPort?.postMessage(message);

  async function handle(message: ToWorker<Task, News>) {
    if (message.type === "news") return hear(message.news);
    try {
      return post({ type: "answer", id: message.id, answer: await answer(message.task) });
    } catch (error) {
      return post({ type: "problem", id: message.id, problem: Problem.of(error).toPlain() });
    }
  }

  parentPort?.on("message", (message: ToWorker<Task, News>) => {
    last = last.then(() => handle(message));
  });
  post({ type: "ready" });
}
