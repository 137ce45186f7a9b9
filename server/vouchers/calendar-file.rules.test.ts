import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type CalendarEvent, calendarFile, escapeText, fold } from './calendar-file.rules.ts'

const day: CalendarEvent = {
  uid: 'AN-7K2M9P@annai',
  sequence: 0,
  stampedAt: new Date('2026-11-15T01:30:00Z'),
  startsAt: tokyoInstant('2026-11-24', '05:30'),
  endsAt: tokyoInstant('2026-11-24', '17:30'),
  summary: 'Fuji at first light',
  location: 'Palace Hotel Tokyo, main entrance',
  description: 'Booking: AN-7K2M9P\nDesk: +81 3 0000 0000',
  url: 'https://annai.example/manage-booking?booking=AN-7K2M9P',
  position: { latitude: 35.6847, longitude: 139.7612 },
  isCancelled: false,
  organizer: { name: 'Annai', email: 'desk@annai.example' },
  attendee: { name: 'Eleanor Marsh', email: 'eleanor@example.com' },
}

const unfold = (text: string) => text.replaceAll('\r\n ', '')
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event.')
  return { calendar, component, event: new ICAL.Event(component) }
}

test('another program reads the day, its hours in Tokyo and everything about it', () => {
  const { calendar, component, event } = read(calendarFile(day))
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe('AN-7K2M9P@annai')
  expect(event.startDate.toJSDate()).toEqual(day.startsAt)
  expect(event.endDate.toJSDate()).toEqual(day.endsAt)
  expect(event.startDate.zone.tzid).toBe('Asia/Tokyo')
  expect([event.summary, event.location, event.description]).toEqual([day.summary, day.location, day.description])
  expect(component.getFirstPropertyValue('geo')).toEqual([35.6847, 139.7612])
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:desk@annai.example')
  expect(component.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE')
})

test('a cancelled day takes itself out, and one without a known place says nothing of where', () => {
  const { calendar, component } = read(calendarFile({ ...day, isCancelled: true, sequence: 3, position: null }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(component.getFirstPropertyValue('sequence')).toBe(3)
  expect(component.getFirstPropertyValue('geo')).toBeNull()
})

test('a name cannot write a line of its own', () => {
  const name = 'Eve"\r\nBEGIN:VALARM;\u0000:x'
  const text = calendarFile({ ...day, summary: name, location: name, attendee: { ...day.attendee, name } })
  expect(text).not.toMatch(/^BEGIN:VALARM/m)
  expect(read(text).component.getAllSubcomponents()).toEqual([])
  expect(read(text).event.summary).toBe('Eve"\nBEGIN:VALARM;:x')
})

test('every line ends in CRLF and has 75 octets at most', () => {
  const text = calendarFile({ ...day, description: '富士山の夜明け。'.repeat(60), location: 'ü'.repeat(200) })
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(read(text).event.description).toBe('富士山の夜明け。'.repeat(60))
})

test('whatever is folded unfolds to itself, and no character is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
      // What a character that was cut in two is read as: no text begins with one.
      const line = any.replace(/[\r\n\ufffd]/g, '')
      const folded = Buffer.from(fold(line))
      expect(unfold(folded.toString())).toBe(line.toWellFormed())
      const lines = folded.toString().split('\r\n')
      for (const [index, one] of lines.entries()) {
        expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
        if (index > 0) expect(one.startsWith(' ')).toBe(true)
        expect(one).not.toContain('\ufffd')
      }
    }),
  )
})

test('a fold at the 75th octet of Japanese text comes before the character that would be cut', () => {
  // 8 octets of the name and 22 characters of 3 octets make 74: the next one would end at 77.
  const [first = '', second = ''] = fold(`SUMMARY:${'夜'.repeat(30)}`).split('\r\n')
  expect([Buffer.byteLength(first), first.length]).toEqual([74, 30])
  expect(second).toBe(` ${'夜'.repeat(8)}`)
})

test('what would end a value is escaped', () => {
  expect(escapeText('a;b,c\\d\r\ne\tf')).toBe('a\\;b\\,c\\\\d\\nef')
})
