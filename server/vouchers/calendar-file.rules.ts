import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

export interface CalendarPerson {
  name: string
  email: string
}

/** One day as a calendar keeps it. The same uid with a higher sequence replaces what the calendar has. */
export interface CalendarEvent {
  uid: string
  sequence: number
  stampedAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  location: string
  description: string
  url: string
  position: { latitude: number; longitude: number } | null
  isCancelled: boolean
  organizer: CalendarPerson
  attendee: CalendarPerson
}

/** Japan has kept one time since 1951, so one rule is enough for every year. */
const tokyo = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * A file of RFC 5545 with one event. It is a REQUEST (RFC 5546), not merely published: mail programs then keep the day
 * up to date by themselves when a later file comes, and take it out when it is cancelled. The guest has accepted by
 * booking, so nobody is asked for an answer.
 */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee, position } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Annai//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    ...tokyo,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcTime(event.stampedAt)}`,
    `DTSTART;TZID=Asia/Tokyo:${wallTime(event.startsAt)}`,
    `DTEND;TZID=Asia/Tokyo:${wallTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(position ? [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`] : []),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** 20261124T053000, as clocks in Tokyo show it. */
const wallTime = (at: Date) => tokyoIso(at).slice(0, 19).replace(/[-:]/g, '')

const utcTime = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** What would end a value is written so that it does not; other control characters have no place in a calendar. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Inside quotes everything may stand but quotes. */
const quoted = (name: string) => `"${name.replace(/"/g, "'").replace(/\p{Cc}/gu, ' ')}"`

const mostOctets = 75
const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** No line is longer than 75 octets; the next begins with a space. A character is never cut in two. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > mostOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += more
  }
  return [...lines, current].join('\r\n')
}
