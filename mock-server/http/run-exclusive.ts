const tails = new WeakMap<object, Promise<unknown>>();

/**
 * Runs the tasks of one owner one at a time, in the order of arrival. A task that ends at once needs no promise: most calls
 * are such tasks, and each promise would cost them a turn.
 * @throws what the task throws, if it runs at once.
 */
export function runExclusive<T>(owner: object, task: () => T | Promise<T>): T | Promise<T> {
  const tail = tails.get(owner);
  const result = tail ? tail.then(task, task) : task();
  if (!(result instanceof Promise)) return result;
  tails.set(owner, result);
  const end = () => {
    if (tails.get(owner) === result) tails.delete(owner);
  };
  result.then(end, end);
  return result;
}
