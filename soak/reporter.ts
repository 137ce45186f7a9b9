import type { Reporter, TestCase, TestModule } from 'vitest/node'
// The measured words are declared beside where they are kept.
import type {} from './measured.ts'

/** One line per promise, with what was measured; a broken one with its reason. */
export default class PromisesReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors = [] } = testCase.result()
    if (state === 'skipped') return
    const words = testCase.meta().measured
    console.log(`${state === 'passed' ? 'holds ' : 'BROKEN'}  ${testCase.name}${words ? `\n        ${words}` : ''}`)
    for (const error of errors) console.log([...reasonsOf(error), ...firstLines(error.diff)].join('\n'))
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]): void {
    const outside = [...modules.flatMap((one) => one.errors()), ...unhandled]
    for (const error of outside) console.log(`BROKEN  ${error.stack ?? error.message}`)
    const states = modules.flatMap((one) => [...one.children.allTests()].map((test) => test.result().state))
    const tried = states.filter((state) => state !== 'skipped')
    console.log(`${tried.filter((state) => state === 'passed').length} of ${tried.length} promises hold.`)
  }
}

interface Reason {
  message: string
  stack?: string
  cause?: unknown
}

/** The cause last: a property that fails names all that it tried, and only its cause what was wrong. */
function reasonsOf({ stack, message, cause }: Reason): string[] {
  const words = (stack ?? message).split('\n').map((line) => (line.length > 500 ? `${line.slice(0, 500)} …` : line))
  const isReason = typeof cause === 'object' && cause !== null && 'message' in cause
  return [words.join('\n'), ...(isReason ? reasonsOf(cause as Reason) : [])]
}

/** Two thousand answers that differ are told by a few of them. */
const firstLines = (diff = '') => diff.split('\n').slice(0, 40)
