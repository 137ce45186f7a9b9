import type { Line, Tell } from './line.ts'

type Measure = (tell: Tell) => Promise<void>

const inWords = ({ what, measured, limit, ratio, holds }: Line) =>
  `${holds ? 'holds' : 'FAILS'}  ${what}: ${measured}, limit ${limit} (${ratio.toFixed(2)})`

const broken = (name: string, why: unknown): Line => {
  console.error(why)
  return { what: name, measured: 'broke', limit: '', ratio: Number.NaN, holds: false }
}

/**
 * Says each line when it is known, and answers whether all hold. A measure that breaks is a line that fails: what was
 * measured before it stands, and the others are still measured. In short, every line counts that could be measured at all.
 */
export async function measureAll(
  measures: readonly (readonly [name: string, measure: Measure])[],
  isShort: boolean,
  say: (words: string) => void,
): Promise<boolean> {
  const lines: Line[] = []
  const tell = (line: Line) => {
    lines.push(line)
    say(isShort && line.measured !== 'broke' ? `works  ${line.what}: ${line.measured}` : inWords(line))
  }
  const measureOne = async ([name, measure]: readonly [string, Measure]) => {
    const before = lines.length
    await measure(tell).catch((error: unknown) => tell(broken(name, error)))
    if (lines.length === before) tell(broken(name, new Error(`${name} measured nothing.`)))
  }
  const waiting = [...measures]
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await measureOne(next)
  }
  // Side by side they would measure each other.
  await Promise.all(Array.from({ length: isShort ? 2 : 1 }, takeNext))

  const failing = lines.filter(({ holds, measured }) => (isShort ? measured === 'broke' : !holds))
  say(`${lines.length - failing.length} of ${lines.length} ${isShort ? 'work' : 'hold'}.`)
  for (const line of failing) say(inWords(line))
  return failing.length === 0
}
