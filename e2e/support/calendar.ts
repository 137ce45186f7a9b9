import ICAL from 'ical.js'

/** The one event of a calendar file, read by a library that did not write it. */
export function eventOf(file: Buffer | string) {
  const calendar = new ICAL.Component(ICAL.parse(file.toString()))
  const events = calendar.getAllSubcomponents('vevent')
  const [event] = events
  if (!event || events.length !== 1) throw new Error(`There are ${events.length} events.`)
  const moment = (name: string) => {
    const property = event.getFirstProperty(name)
    return `${property?.getFirstValue()} ${property?.getParameter('tzid')}`
  }
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: event.getFirstPropertyValue('status'),
    start: moment('dtstart'),
    end: moment('dtend'),
  }
}
