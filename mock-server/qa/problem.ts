/** Why the control API cannot do what it was asked; answered as `{ message }` in words for a tester. */
export class Problem extends Error {
  override name = 'Problem';
  readonly statusCode: number;

  constructor(statusCode: 400 | 404 | 408 | 409, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
