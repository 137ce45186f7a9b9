export { awayInWords, fellAwayInWords } from './absence-words.rules.ts'
export {
  type AbsenceRow,
  absencesBetween,
  addAbsence,
  findAbsence,
  lockAbsence,
  type Place,
  placesBetween,
  setAbsenceEnded,
  setAbsenceUntil,
  setTook,
  type TookPlace,
} from './absences.store.ts'
export {
  crewOf,
  crewsOf,
  extendCrew,
  keepCrew,
  lockEverybody,
  lockResources,
  releaseCrew,
  sureCrewOf,
} from './assignments.store.ts'
export { readBookingPolicy, saveBookingPolicy } from './booking-policy.store.ts'
export { bringCar } from './bring-car.ts'
export {
  dayOf,
  daysOfMonth,
  noticeEndsAt,
  type TourHours,
  type WhyClosed,
  whyClosedOn,
  whyNotAt,
} from './calendar.rules.ts'
export { findLatestEnd, findNearest, isTooLongForTheFree, openCalendar } from './calendar.ts'
export { largerInWords, type WordsFor, whyNotAtLength, whyNotInShort, whyNotInWords } from './candidate-words.rules.ts'
export { type Candidate, type CandidateQuestion, listCandidates, rate } from './candidates.rules.ts'
export { type CandidatesFor, findCandidates, insistOn, openQuestion, planCrew, rateCrew } from './candidates.ts'
export { findJobAfter, readCarsBusy, readCarsUse } from './cars-at-work.store.ts'
export { guidesSpeaking, type TakenJobs } from './choose-crew.rules.ts'
export { CrewLost, type CrewTaken, type CrewWanted } from './crew-wanted.ts'
export { type DaySum, readDaySums } from './day-sums.store.ts'
export type { Demand, Job, Joined, RoadDuty } from './demand.rules.ts'
export { demandOf, ownAreas } from './demand-of.ts'
export { dutyDayOf, reachMs } from './duty.rules.ts'
export { type Conflict, findConflicts } from './find-conflicts.rules.ts'
export { findShortRests } from './find-short-rests.rules.ts'
export { countCrewsFor, countFreeCrews, findFittingCrews } from './free-crews.ts'
export { jobWith, minutesOnTheWay, type Pair, pairOf } from './handover.rules.ts'
export { isNeverPossible, whyNobody } from './how-long.rules.ts'
export { isLiveThen } from './is-live.store.ts'
export { loadBookingPolicy } from './load-booking-policy.ts'
export { hasOneOf, type NamedMember, namedCrewsOf } from './named-crews.store.ts'
export { findNextJobs } from './next-jobs.store.ts'
export { whoIsMissing } from './nobody-free-words.rules.ts'
export { allCrews, type OpenCrews, openCrews } from './open-crews.ts'
export { readPeopleBusy } from './people-at-work.store.ts'
export { openCrewPlan, type PlannedCrew, takePlannedCrews } from './plan-crews.ts'
export { type FittingCrew, fleetInReach, fleetOfOnly } from './propose-crews.rules.ts'
export { readAvailability } from './read-availability.ts'
export { forgetBringing } from './road-duties.store.ts'
export { takeCrew, takeCrews, takeMembers } from './take-crew.ts'
export { OwnJobs } from './take-together.ts'
export { findTaken } from './what-is-taken.store.ts'
export type { WhyNotThis } from './why-not-this.rules.ts'
export { forgetWithdrawn, withdrawFrom } from './withdraw.store.ts'
