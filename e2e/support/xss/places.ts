import { ask, type Booked, book, ownDay } from '../bookings.ts'
import { packed } from './watch.ts'

/** Where what somebody posts is shown, and to whom. */
export interface View {
  as: 'visitor' | 'user' | 'admin'
  path: string
  /** Parts of what was posted that can be read there: else nothing was proved. */
  shows: readonly string[]
}

export interface World {
  url: string
  user: string
  admin: string
  payloads: readonly string[]
}

/** A free text of the product: posts the payloads straight to the API, and says where they are to be seen. */
export interface Place {
  name: string
  post: (world: World) => Promise<View[]>
}

/** A sign of it that no page changes: without spaces and control characters, which pages may fold. */
const partOf = (text: string | undefined) =>
  (text ?? '').split(/[\s\p{Cc}\p{Cf}]+/u).find((part) => part.length > 5) ?? ''

export async function must(world: World, method: string, path: string, body?: object, token?: string) {
  const answer = await ask(world.url, method, path, body, token ? { authorization: `Bearer ${token}` } : {})
  if (answer.status !== 200)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`)
  return answer.body
}

let booked: Promise<Booked> | undefined
const theBooking = (world: World) => {
  booked ??= ownDay(world.url, 7).then((day) =>
    book(
      world.url,
      { day },
      {
        leadName: packed(world.payloads, 120)[0],
        nameBoard: packed(world.payloads, 40)[0],
        note: packed(world.payloads, 500)[1],
      },
    ),
  )
  return booked
}
const manage = ({ reference, token }: Booked) => `/manage-booking?booking=${reference}&token=${token}`

const booking: Place = {
  name: 'a booking: lead name, name board, wishes, travellers',
  async post(world) {
    const held = await theBooking(world)
    const short = packed(world.payloads, 120)
    const travellers = [short[1], short[2]].map((name) => ({ name, note: packed(world.payloads, 200)[1] }))
    await must(world, 'PATCH', `/bookings/${held.reference}/details`, { token: held.token, travellers })
    const lead = partOf(short[0])
    return [
      { as: 'visitor', path: manage(held), shows: [lead] },
      { as: 'admin', path: `/admin/tour-bookings/edit/${held.reference}`, shows: [lead] },
      { as: 'admin', path: '/admin/tour-bookings/list', shows: [] },
      { as: 'admin', path: `/admin/guests/detail?id=${held.reference}`, shows: [lead] },
      { as: 'admin', path: '/admin/guests/list', shows: [] },
      { as: 'admin', path: '/admin/dashboard', shows: [] },
    ]
  },
}

const messages: Place = {
  name: 'messages of a guest and the office',
  async post(world) {
    const held = await theBooking(world)
    const texts = packed(world.payloads, 2000).slice(0, 36)
    for (const [at, body] of texts.entries()) {
      const byOffice = at % 2 === 1
      await must(
        world,
        'POST',
        `/bookings/${held.reference}/messages`,
        byOffice ? { body } : { token: held.token, body },
        byOffice ? world.admin : undefined,
      )
    }
    return [{ as: 'visitor', path: manage(held), shows: [partOf(texts[0])] }]
  },
}

const profile: Place = {
  name: 'the profile of a user, and saved travellers',
  async post(world) {
    const [name, note] = [packed(world.payloads, 110)[0], packed(world.payloads, 480)[0]]
    const now = await must(world, 'GET', '/profile', undefined, world.user)
    const { mobile, country, birth_date, gender } = now
    const changed = {
      mobile,
      country,
      birth_date,
      gender,
      full_name: name,
      address: packed(world.payloads, 290)[0],
      name_board: packed(world.payloads, 40)[0],
      crew_note: note,
    }
    await must(world, 'PUT', '/profile', changed, world.user)
    for (const text of packed(world.payloads, 115).slice(3, 9))
      await must(world, 'POST', '/travellers', { name: text, diet: text, note: text }, world.user)
    return [
      { as: 'user', path: '/user/profile', shows: [partOf(note)] },
      { as: 'user', path: '/user/travelers', shows: [partOf(packed(world.payloads, 115)[3])] },
    ]
  },
}

const review: Place = {
  name: 'a review: text and author',
  async post(world) {
    const { bookings } = await must(world, 'GET', '/own-bookings?when=past', undefined, world.user)
    const { reviews } = await must(world, 'GET', '/own-reviews', undefined, world.user)
    const written = new Set(reviews.map(({ reference }: { reference: string }) => reference))
    const over = bookings.find(
      (one: { state: string; reference: string }) => one.state === 'redeemed' && !written.has(one.reference),
    )
    const [text, author] = [packed(world.payloads, 3900)[0], packed(world.payloads, 58)[0]]
    const stars = { chauffeurStars: 5, guideStars: 5, vehicleStars: 5, routeStars: 5 }
    await must(world, 'POST', `/bookings/${over.reference}/review`, { ...stars, text, author }, world.user)
    const { reviews: waiting } = await must(world, 'GET', '/admin/reviews', undefined, world.admin)
    const mine = waiting.find((one: { reference: string }) => one.reference === over.reference)
    await must(world, 'POST', `/admin/reviews/${mine.id}`, { version: mine.version, status: 'released' }, world.admin)
    return [
      { as: 'visitor', path: `/tour/detail/${over.tour.slug}`, shows: [partOf(author)] },
      { as: 'admin', path: '/admin/reviews?status=released', shows: [] },
      { as: 'user', path: '/user/tour-bookings', shows: [] },
    ]
  },
}

const desk: Place = {
  name: 'what the office writes about guests and partners',
  async post(world) {
    const { reference } = await theBooking(world)
    const guest = await must(world, 'GET', `/admin/guests/${reference}`, undefined, world.admin)
    const [name, line, notes] = [
      packed(world.payloads, 110)[4],
      packed(world.payloads, 190)[2],
      packed(world.payloads, 3900)[0],
    ]
    const { phone, country, language, nameBoard } = guest
    const about = {
      phone,
      country,
      language,
      nameBoard,
      name,
      food: line,
      walking: line,
      children: line,
      likes: line,
      notes,
    }
    await must(world, 'PUT', `/admin/guests/${guest.id}`, { version: guest.version, ...about }, world.admin)
    const partner = {
      ...{
        business: name,
        kind: 'hotel',
        contact: name,
        email: `partner-${reference}@example.com`,
        phone: '+81312345678',
      },
      ...{
        area: packed(world.payloads, 78)[3],
        languages: name,
        registration: '',
        commissionPercent: 10,
        notes,
        joinedOn: null,
      },
    }
    const { id } = await must(world, 'POST', '/admin/agents', partner, world.admin)
    return [
      { as: 'admin', path: `/admin/guests/detail?id=${guest.id}`, shows: [partOf(notes)] },
      { as: 'admin', path: '/admin/guests/list', shows: [] },
      { as: 'admin', path: `/admin/agents/detail?id=${id}`, shows: [partOf(notes)] },
      { as: 'admin', path: '/admin/agents/list', shows: [partOf(name)] },
    ]
  },
}

/** Every free text that the product shows. Whoever adds one adds it here. */
export const places: readonly Place[] = [booking, messages, profile, review, desk]
