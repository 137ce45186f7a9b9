import ICAL from 'ical.js'
import { afterAll } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { type Letter, shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from './annai.ts'
import type { HeldBooking } from './bookings.ts'

/** One application and one real mail server for all tests of a file. */
export function shareMailing() {
  const { settings: mail, server } = shareMailServer()
  const shared = shareTestAnnai({ demo: true, settings: { mail, publicUrl: 'https://annai.example' } })
  afterAll(() => closeMail(shared().ctx))

  /** Runs what is due, and answers what arrived meanwhile about these bookings. */
  async function deliver(...about: HeldBooking[]) {
    const before = server().letters.length
    const failures = await runDueJobs(shared())
    const letters = server()
      .letters.slice(before)
      .filter(({ subject }) => about.some(({ booking }) => subject?.includes(booking.reference)))
    return { letters, failures }
  }

  const rowOf = async ({ booking }: HeldBooking) =>
    shared()
      .ctx.db.selectFrom('bookings')
      .selectAll()
      .where('reference', '=', booking.reference)
      .executeTakeFirstOrThrow()

  return { shared, server, deliver, rowOf }
}

/** What the calendar file of a letter asks of the guest's calendar. */
export function eventOf(letter: Letter | undefined, { booking: { reference } }: HeldBooking) {
  const calendar = new ICAL.Component(ICAL.parse(letter?.attached(`annai-${reference}.ics`).toString() ?? ''))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  }
}
