/** A booking that a call answers with, for tests of every capability. */
export { marsh } from '#web/booking/site/manage/booking.fixture.ts'
