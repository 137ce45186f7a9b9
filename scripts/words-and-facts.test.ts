import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numeral } from '../core/words.ts'
import { standardClasses } from '../server/fleet/standards.ts'
import { questions } from '../web/writing/site/questions/questions.ts'

/** What people read is written there; tests, and what only they use, may quote what is wrong. */
const writtenIn = (...wings: string[]) =>
  wings
    .flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((name) => `${wing}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^(?:server|web)\/testing\//.test(name))

const answerTo = (id: string) => questions.find((question) => question.id === id)?.answer ?? ''

test('the most guests of each class, as an answer says it, are those of the class', () => {
  const answer = answerTo('most-guests').toLowerCase()
  for (const { name, loads } of standardClasses) {
    const most = numeral(Math.max(...loads.map(({ guests }) => guests)))
    expect(answer, name).toMatch(
      new RegExp(`\\b${most} in an? ${name.toLowerCase().replace(/^.*crown.*$/, 'crown')}\\b`),
    )
  }
})

/** We have no feed of flights (decision 63): the desk looks before it sends the car, and guests tell a delay. */
const promises =
  /\bwe (?:follow|watch|track) it\b|\b(?:follow|followed|watch|track) (?:the|your) flight\b|from its departure|We see it and/i

test('nobody promises to follow a flight', () => {
  expect('We follow the flight, and wait').toMatch(promises)
  expect('We watch it, and wait').toMatch(promises)
  expect('The pick-up follows the flight: tell when it lands').not.toMatch(promises)
  expect(writtenIn('web', 'server', 'core').filter((name) => promises.test(readFileSync(name, 'utf8')))).toEqual([])
})

/** A case as luggage: counted, large, somebody's. "In case", "use case" and a case of letters are other words. */
const shortForSuitcase =
  /\b(?:large|no|two|three|four|ten|fewer|more|the|your|their|and|\+|&) cases\b|\b(?:large|one|a) case\b|, '(?:large )?case'\)|' (?:case|cases)'/i

test('luggage has one word: nobody calls a suitcase a case', () => {
  for (const wrong of ['2 large cases', "counted(2, 'case')", 'Guests and cases', 'takes the cases'])
    expect(wrong).toMatch(shortForSuitcase)
  for (const right of ['2 large suitcases', "counted(2, 'suitcase')", 'in any case', 'The use case', 'Lower case'])
    expect(right).not.toMatch(shortForSuitcase)
  const faults = writtenIn('web', 'server', 'core', 'contract', 'e2e')
  expect(faults.filter((name) => shortForSuitcase.test(readFileSync(name, 'utf8')))).toEqual([])
})

/** "10 %", "10 percent", "10 per cent"; a remainder, "n % 12", is none. */
const otherPercents = /[\d}](?: |\\u00a0|\u00a0)%(?! [\d(])|[\d}] per ?cent\b/

test('a percentage is written in one way, 10%', () => {
  for (const other of ['costs 10 % less', '{part} % back', '12 percent off', '{part}\\u00a0% back', '5 per cent'])
    expect(other).toMatch(otherPercents)
  for (const ours of ['costs 10% less', '{part}% back', '(month + 11) % 12', '{ percent: 5 }'])
    expect(ours).not.toMatch(otherPercents)
  // A store holds SQL, where the sign is a wildcard, and no words.
  const spoken = writtenIn('web', 'server', 'core', 'contract').filter((name) => !name.endsWith('.store.ts'))
  expect(spoken.filter((name) => otherPercents.test(readFileSync(name, 'utf8')))).toEqual([])
})

/** A table of number words, a plural by hand, a list by hand, a letter made large or small: `core/words.ts` has them. */
const saidAgain =
  /one', 'two|one two three|\{(\w[\w.]*)\} \$\{\1 === 1 \? '(\w[\w ]*)' : '\2s'\}|=== 1 \? '1 (\w[\w ]*)' : `\$\{[\w.]+\} \3s`|=== 1 \? '' : 's'|slice\(0, -1\)\.join\(', '\)|\.join\(' and '\)|(\w+)\.charAt\(0\)\.to(?:Upper|Lower)Case\(\)(?:\}\$\{| \+ )\4\.slice\(1\)|toLocaleString\('en/i

/** Its line stands in notes of bookings, by which it is known again. */
const asItWasKept = 'contract/child-seats.ts'

test('counting, listing and large letters are said once, in core/words.ts', () => {
  for (const again of [
    "['no', 'one', 'two']",
    `\${guests} \${guests === 1 ? 'guest' : 'guests'}`,
    `tours === 1 ? '1 tour' : \`\${tours} tours\``,
    "names.slice(0, -1).join(', ')",
    "names.join(' and ')",
    'words.charAt(0).toUpperCase() + words.slice(1)',
    "yen.toLocaleString('en')",
  ])
    expect(again).toMatch(saidAgain)
  for (const other of ["counted(guests, 'guest')", "jobs === 1 ? 'One job lies' : 'All jobs lie'", "join(', ')"])
    expect(other).not.toMatch(saidAgain)
  const wings = writtenIn('web', 'server', 'contract').filter((name) => name !== asItWasKept)
  expect(wings.filter((name) => saidAgain.test(readFileSync(name, 'utf8')))).toEqual([])
})

/** A table of months or weekdays, a day moved by hand, a zone of its own: `core/days.ts` has them. */
const daysSaidAgain =
  /'?January'?,? '?February|'Jan', 'Feb|'Mon', 'Tue|'Monday', 'Tuesday|(?:86_400_000|dayMs)\)\.toISOString|\+ 9 \* (?:3_600_000|hourMs)\)\.toISOString|Intl\.DateTimeFormat/

test('days, their names and Tokyo’s clock are said once, in core/days.ts', () => {
  for (const again of [
    "'January February March'.split(' ')",
    "['Monday', 'Tuesday']",
    'new Date(Date.parse(day) + days * 86_400_000).toISOString()',
    'new Date(now + 9 * 3_600_000).toISOString()',
    "new Intl.DateTimeFormat('en-GB')",
  ])
    expect(again).toMatch(daysSaidAgain)
  expect('addDays(today, 1)').not.toMatch(daysSaidAgain)
  const wings = writtenIn('web', 'server', 'contract').filter((name) => !/\.fixture\.tsx?$/.test(name))
  expect(wings.filter((name) => daysSaidAgain.test(readFileSync(name, 'utf8')))).toEqual([])
})
