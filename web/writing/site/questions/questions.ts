import { isBuilt } from '#web/platform/route-metadata.ts'
import { bookingAndPaying, carsSeatsAndLuggage, changingAndCancelling } from './before-the-day.ts'
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
