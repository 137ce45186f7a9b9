import { isBuilt } from '#web/platform/route-metadata.ts'
import { bookingAndPaying, carsSeatsAndLuggage, changingAndCancelling, payingOnTheDay } from './before-the-day.ts'
import { airportsAndShips, childrenAndAccess, onTheDay } from './on-the-way.ts'
import type { QuestionGroup } from './question.ts'

const written: readonly QuestionGroup[] = [
  bookingAndPaying,
  changingAndCancelling,
  carsSeatsAndLuggage,
  airportsAndShips,
  onTheDay,
  childrenAndAccess,
]

/** What people ask at the desk, as far as the answers are already true. */
export const questionGroups: readonly QuestionGroup[] = written.map((group) => ({
  ...group,
  questions: group.questions.filter(({ needs }) => !needs || isBuilt(needs)),
}))

export const questions = questionGroups.flatMap((group) => group.questions)

const groupsOnTheDay = questionGroups.map((group) => ({
  ...group,
  questions: group.questions.map((one) => ({ ...one, ...payingOnTheDay[one.id] })),
}))

/** The same questions where nobody takes cards: what speaks of them is asked and answered otherwise. */
export const questionGroupsWhere = ({ paidOnTheDay }: { paidOnTheDay: boolean }): readonly QuestionGroup[] =>
  paidOnTheDay ? groupsOnTheDay : questionGroups
