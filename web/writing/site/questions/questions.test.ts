import { expect, test } from 'vitest'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { jsonLdText } from '#web/ui/json-ld.tsx'
import { bookingAndPaying, carsSeatsAndLuggage, changingAndCancelling } from './before-the-day.ts'
import { airportsAndShips, childrenAndAccess, onTheDay } from './on-the-way.ts'
import { questionGroups, questionGroupsWhere, questions } from './questions.ts'
import { outcomeOf } from './search-outcome.ts'
import { faqPage } from './structured-data.ts'

const written = [
  bookingAndPaying,
  changingAndCancelling,
  carsSeatsAndLuggage,
  airportsAndShips,
  onTheDay,
  childrenAndAccess,
].flatMap((group) => group.questions)

test('there are at least twenty-four questions in five or six groups, and no group is thin', () => {
  expect(questions.length).toBeGreaterThanOrEqual(24)
  expect([5, 6]).toContain(questionGroups.length)
  for (const group of questionGroups) expect(group.questions.length, group.id).toBeGreaterThanOrEqual(4)
})

test('every group and answer has an address of its own', () => {
  const ids = [...questionGroups, ...written].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  // Ids that the shells already use.
  expect(ids).not.toContain('main')
})

test('a question asks once, and its answer has one to four sentences', () => {
  for (const { id, question, answer } of written) {
    expect(question, id).toMatch(/\?$/)
    expect(answer, id).toMatch(/\.$/)
    const sentences = answer.match(/[.?](\s|$)/g)?.length ?? 0
    expect(sentences >= 1 && sentences <= 4, `${id}: ${sentences} sentences`).toBe(true)
  }
})

test('the voice holds: no loud words, straight quotes, dashes, telephone numbers or doubled spaces', () => {
  const loud =
    /unforgettable|hidden gem|discover|experience|stunning|luxur|premium|world-class|award|!|'|"|—|\+81| {2}/i
  expect(written.filter(({ question, answer }) => loud.test(`${question} ${answer}`)).map(({ id }) => id)).toEqual([])
})

test('what speaks of a page that is not built is not shown', () => {
  for (const question of written) {
    const expected = !question.needs || isBuilt(question.needs)
    expect(questions.includes(question), question.id).toBe(expected)
  }
})

test('search engines read the same questions, and no text can end the script it stands in', () => {
  const read = JSON.parse(jsonLdText(faqPage(questions)))
  expect(read['@type']).toBe('FAQPage')
  expect(read.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
    questions.map(({ question }) => question),
  )
  expect(read.mainEntity[0].acceptedAnswer).toEqual({ '@type': 'Answer', text: questions[0]?.answer })

  const hostile = { id: 'x', question: '</script><script>alert(1)</script>', answer: '<!-- .' }
  expect(jsonLdText(faqPage([hostile]))).not.toContain('<')
  expect(JSON.parse(jsonLdText(faqPage([hostile]))).mainEntity[0].name).toBe(hostile.question)
})

test('the number of hits is said in words', () => {
  expect(outcomeOf('', undefined)).toBe('')
  expect(outcomeOf('zeppelin', new Set())).toBe('No answer for “zeppelin”')
  expect(outcomeOf('tip', new Set(['tips']))).toBe('One answer for “tip”')
  expect(outcomeOf('rain', new Set(['rain', 'fuji']))).toBe('2 answers for “rain”')
})

test('where nobody takes cards, no question and no answer speaks of paying by one', () => {
  const asked = questionGroupsWhere({ paidOnTheDay: true }).flatMap((group) => group.questions)
  expect(asked.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  const speaking = asked.filter(({ question, answer }) => /\b(your|my) card\b/i.test(question + answer))
  expect(speaking.map(({ id }) => id)).toEqual([])
  expect(asked.find(({ id }) => id === 'card-charged')?.answer).toMatch(/^On the day, to your chauffeur/)
})
