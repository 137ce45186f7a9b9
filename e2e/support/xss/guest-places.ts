import type { Booked } from '../bookings.ts'
import { packed } from './packed.ts'
import { must, type Place, partOf, theBooking } from './place.ts'

const manage = ({ reference, token }: Booked) => `/manage-booking?booking=${reference}&token=${token}`

export const booking: Place = {
  name: 'a booking: lead name, name board, wishes, travellers',
  async post(context) {
    const held = await theBooking(context)
    const short = packed(context.payloads, 120)
    const travellers = [short[1], short[2]].map((name) => ({ name, note: packed(context.payloads, 200)[1] }))
    await must(context, 'PATCH', `/bookings/${held.reference}/details`, { token: held.token, travellers })
    const lead = partOf(short[0])
    return [
      { as: 'visitor', path: manage(held), shows: [lead] },
      { as: 'admin', path: `/admin/tour-bookings/edit/${held.reference}`, shows: [lead] },
      { as: 'admin', path: '/admin/tour-bookings/list?sort=-made', shows: [lead] },
      { as: 'admin', path: '/admin/dashboard', shows: [] },
    ]
  },
}

export const messages: Place = {
  name: 'messages of a guest and the office',
  async post(context) {
    const held = await theBooking(context)
    const texts = packed(context.payloads, 2000).slice(0, 36)
    for (const [at, body] of texts.entries()) {
      const byOffice = at % 2 === 1
      await must(
        context,
        'POST',
        `/bookings/${held.reference}/messages`,
        byOffice ? { body } : { token: held.token, body },
        byOffice ? context.admin : undefined,
      )
    }
    return [{ as: 'visitor', path: manage(held), shows: [partOf(texts[0])] }]
  },
}

/** Nobody reads it but in the mail that the office gets, and in the receipt. */
export const contact: Place = {
  name: 'a message by the contact form',
  async post(context) {
    const { ticket } = await must(context, 'GET', '/contact')
    // Who answers within three seconds is taken for a robot.
    await context.aMinutePasses()
    const told = {
      topic: 'other',
      email: 'contact-safety@example.com',
      bookingReference: packed(context.payloads, 38)[0],
    }
    const [name, body] = [packed(context.payloads, 118)[0], packed(context.payloads, 3900)[0]]
    await must(context, 'POST', '/contact', { ticket, ...told, name, body })
    return []
  },
}

export const profile: Place = {
  name: 'the profile of a user, and saved travellers',
  async post(context) {
    // What stands on one line is refused where it has more.
    const oneLine = context.payloads.filter((payload) => !/[\p{Cc}\u2028\u2029]/u.test(payload))
    const [name, note] = [packed(oneLine, 110)[0], packed(context.payloads, 480)[0]]
    const { mobile, country, birth_date, gender } = await must(context, 'GET', '/profile', undefined, context.user)
    const changed = {
      ...{ mobile, country, birth_date, gender, full_name: name, crew_note: note },
      ...{ address: packed(context.payloads, 290)[0], name_board: packed(oneLine, 40)[0] },
    }
    await must(context, 'PUT', '/profile', changed, context.user)
    const texts = packed(oneLine, 115).slice(3, 9)
    for (const text of texts)
      await must(context, 'POST', '/travellers', { name: text, diet: text, note: text }, context.user)
    return [
      { as: 'user', path: '/user/profile', shows: [partOf(note)] },
      { as: 'user', path: '/user/travelers', shows: [partOf(texts[0])] },
    ]
  },
}

export const review: Place = {
  name: 'a review: text, author, our answer',
  async post(context) {
    const { bookings } = await must(context, 'GET', '/own-bookings?when=past', undefined, context.user)
    const { reviews } = await must(context, 'GET', '/own-reviews', undefined, context.user)
    const written = new Set(reviews.map(({ reference }: { reference: string }) => reference))
    const over = bookings.find(
      (one: { state: string; reference: string }) => one.state === 'redeemed' && !written.has(one.reference),
    )
    const [text, author] = [packed(context.payloads, 3900)[0], packed(context.payloads, 58)[0]]
    const answer = packed(context.payloads, 580)[1] ?? packed(context.payloads, 580)[0]
    const stars = { chauffeurStars: 5, guideStars: 5, vehicleStars: 5, routeStars: 5 }
    await must(context, 'POST', `/bookings/${over.reference}/review`, { ...stars, text, author }, context.user)
    const { reviews: waiting } = await must(context, 'GET', '/admin/reviews', undefined, context.admin)
    const { id, version } = waiting.find((one: { reference: string }) => one.reference === over.reference)
    const released = await must(context, 'POST', `/admin/reviews/${id}`, { version, status: 'released' }, context.admin)
    await must(context, 'PUT', `/admin/reviews/${id}/answer`, { version: released.version, answer }, context.admin)
    return [
      { as: 'visitor', path: `/tour/detail/${over.service.slug}`, shows: [partOf(author), partOf(answer)] },
      { as: 'admin', path: `/admin/reviews?status=released&q=${over.reference}`, shows: [partOf(answer)] },
      { as: 'user', path: '/user/tour-bookings', shows: [] },
    ]
  },
}
