/** Something a person can put right: the message is one sentence for them, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
