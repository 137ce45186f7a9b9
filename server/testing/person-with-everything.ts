import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { hashPassword } from '#server/accounts/passwords.ts'
import { addChallenge } from '#server/accounts/two-factor/challenges.store.ts'
import { replaceRecoveryCodes } from '#server/accounts/two-factor/recovery-codes.store.ts'
import { sealSecret } from '#server/accounts/two-factor/sealed-secret.ts'
import { saveBegun } from '#server/accounts/two-factor/two-factor.store.ts'
import { addUser } from '#server/accounts/users.store.ts'
import { catchUp } from '#server/guests/index.ts'
import { addJob } from '#server/platform/jobs.ts'
import { runDueJobs, type TestAnnai } from './annai.ts'
import { cardToken, type HeldBooking, pay } from './bookings.ts'
import { rightPassword, trySignIn } from './people.ts'
import { pathOf, signIn } from './scene.ts'
import { newDevice, send } from './signed-in-people.ts'

/** Words that nobody else uses, one for each field that can hold any. */
export const wordsOf = (mark: string, number: number) => ({
  name: `${mark}fullname`,
  email: `${mark}.mailname@${mark}host.example`,
  mobile: `+4477009${number}1`,
  birthDate: `190${number % 10}-02-03`,
  homeAddress: `${mark}homestreet`,
  board: `${mark}board`,
  crewNote: `${mark}crewnote`,
  traveller: `${mark}saved`,
  diet: `${mark}diet`,
  travellerNote: `${mark}savednote`,
  leadName: `${mark}lead`,
  phone: `+4477009${number}2`,
  companion: `${mark}companion`,
  companionNote: `${mark}compnote`,
  bookingBoard: `${mark}meets`,
  room: `${mark}room`,
  flight: `ZQ ${number}`,
  bookingNote: `${mark}bookingnote`,
  door: `${mark}door`,
  quotedDoor: `${mark}quoted`,
  tripDoor: `${mark}gathered`,
  reason: `${mark}reason`,
  message: `${mark}message`,
  answer: `${mark}answered`,
  contactName: `${mark}contactname`,
  contactBody: `${mark}contactbody`,
  author: `${mark}author`,
  hidden: `${mark}hiddenreview`,
  reviewAnswer: `${mark}reviewanswer`,
  officeNote: `${mark}officenote`,
  guestFood: `${mark}guestfood`,
  address: `198.51.100.${number % 250}`,
  device: `${mark}browser`,
})

export type Words = ReturnType<typeof wordsOf>

/** Of the second question: kept, and never given out. */
export const secretOf = (mark: string) => `${mark}secretsecretsecret`.slice(0, 20)

export interface PersonWithEverything {
  userId: string
  words: Words
  bookings: Record<'past' | 'cancelled' | 'recent' | 'ahead', HeldBooking>
}

/** The days of their bookings; the clock stands on 15 November. */
export const daysOfBookings = { past: '2026-11-20', recent: '2026-12-08', ahead: '2027-01-20', cancelled: '2026-12-01' }

/** Somebody who did everything here that leaves a trace, with words of their own wherever there is room for one. */
export async function personWithEverything(
  annai: TestAnnai,
  mark: string,
  number: number,
): Promise<PersonWithEverything> {
  const { db, clock } = annai.ctx
  const words = wordsOf(mark, number)
  const userId = randomUUID()
  const [passwordHash, emailVerifiedAt] = [await hashPassword(rightPassword), clock.now()]
  await addUser(db, { id: userId, fullName: 'Before', email: words.email, role: 'user', passwordHash, emailVerifiedAt })
  await trySignIn(annai, {
    email: words.email,
    address: words.address,
    headers: { 'user-agent': `${words.device}/2.0` },
  })
  const person = { userId, words, headers: await signedInAs(annai, { userId, words }) }
  await fillAccount(annai, person)
  await beginTwoFactor(annai, userId, mark)
  const bookings = {
    past: await book(annai, person, daysOfBookings.past),
    cancelled: await book(annai, person, daysOfBookings.cancelled),
    recent: await book(annai, person, daysOfBookings.recent),
    ahead: await book(annai, person, daysOfBookings.ahead),
  }
  await cancel(annai, person, bookings.cancelled)
  for (const held of [bookings.past, bookings.ahead])
    await ask(annai, 'POST', pathOf(held, 'messages'), person.headers, { body: `${words.message} to you` })
  await contact(annai, person, bookings.past)
  await runDueJobs(annai)
  await writeAboutGuest(annai, person)
  return { userId, words, bookings }
}

/** Who they are to the office. */
export async function guestIdOf(annai: TestAnnai, userId: string): Promise<string> {
  await catchUp(annai.ctx)
  const { db } = annai.ctx
  return (await db.selectFrom('guests').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id
}

/** Somebody of the office writes down what they like. */
async function writeAboutGuest(annai: TestAnnai, { userId, words }: SignedInPerson): Promise<void> {
  const { headers } = await signIn(annai, 'admin')
  const id = await guestIdOf(annai, userId)
  const guest = await ask(annai, 'GET', `/admin/guests/${id}`, headers)
  const { name, phone, country, language, nameBoard, walking, children, likes, version } = guest
  await ask(annai, 'PUT', `/admin/guests/${id}`, headers, {
    ...{ name, phone, country, language, nameBoard, walking, children, likes, version },
    notes: `Told us of ${words.officeNote}`,
    food: `No ${words.guestFood}`,
  })
}

/** A device of theirs, as long as a session lasts. */
export async function signedInAs(annai: TestAnnai, { userId, words }: Pick<PersonWithEverything, 'userId' | 'words'>) {
  const from = { address: words.address, userAgent: `${words.device}/1.0` }
  return (await newDevice(annai, userId, from)).headers
}

interface SignedInPerson {
  userId: string
  words: Words
  headers: Record<string, string>
}

type Method = Parameters<typeof send>[1]

async function ask(annai: TestAnnai, method: Method, path: string, headers: Record<string, string>, body?: object) {
  const answer = await send(annai, method, path, { 'idempotency-key': randomUUID(), ...headers }, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export async function sendPicture(
  annai: TestAnnai,
  method: 'PUT' | 'POST',
  path: string,
  headers: Record<string, string>,
) {
  const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#406080' } })
    .png()
    .toBuffer()
  const sent = { method, url: `/api${path}`, payload, headers: { ...headers, 'content-type': 'image/png' } }
  const answer = await annai.app.inject(sent)
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}

async function fillAccount(annai: TestAnnai, { userId, words, headers }: SignedInPerson): Promise<void> {
  await ask(annai, 'PUT', '/profile', headers, {
    full_name: `Zoe ${words.name}`,
    mobile: words.mobile,
    country: 'GB',
    birth_date: words.birthDate,
    gender: 'other',
    address: `1 ${words.homeAddress}`,
    name_board: words.board,
    crew_note: words.crewNote,
  })
  await sendPicture(annai, 'PUT', '/profile/picture', headers)
  await ask(annai, 'POST', '/travellers', headers, {
    name: words.traveller,
    birthDate: words.birthDate,
    documentCountry: 'GB',
    diet: words.diet,
    note: words.travellerNote,
  })
  await ask(annai, 'POST', '/cards', headers, { token: await cardToken(annai) })
  await ask(annai, 'POST', '/wishlist', headers, { items: [`tour:kamakura-and-the-great-buddha`] })
  await ask(annai, 'POST', '/wishlist/share', headers, { share: true })
  const gathered = { id: randomUUID(), wish: { kind: 'tour', ...wishOf('2026-12-29', words.tripDoor) } }
  const trip = { items: [{ ...gathered, seenYen: null, seenAt: null }] }
  await ask(annai, 'POST', '/trip', headers, trip)
  await ask(annai, 'POST', '/shared-trips', headers, trip)
  await ask(annai, 'PUT', '/mail-choices', headers, { reminder: true, review: false })
  // Something that waits, and something that was never sent.
  const news = { occasion: 'email-changed', userId, oldEmail: words.email, newsId: randomUUID() }
  await addJob(annai.ctx.db, 'notifications.tell-account', news, { runAt: new Date('2099-01-01T00:00:00Z') })
}

/** A price that is asked for and left; it is forgotten within a day, so it is asked for last. */
export const askForQuote = (annai: TestAnnai, { words, headers }: Omit<SignedInPerson, 'userId'>) =>
  ask(annai, 'POST', '/quotes', headers, wishOf('2026-12-28', words.quotedDoor))

async function beginTwoFactor({ ctx }: TestAnnai, userId: string, mark: string): Promise<void> {
  const { db, clock } = ctx
  await saveBegun(db, userId, sealSecret(ctx, userId, Buffer.from(secretOf(mark))), clock.now())
  await replaceRecoveryCodes(db, userId, [`${mark}recovery`])
  await addChallenge(db, { tokenHash: Buffer.from(`${mark}challenge`.padEnd(32, '.')), userId, now: clock.now() })
}

const wishOf = (day: string, door: string) => ({
  ...{ tour: 'kamakura-and-the-great-buddha', day, start: '08:00', guests: 2, childAges: [7] },
  pickUpAddress: `${door} 3-4-5, Setagaya-ku, Tokyo`,
})

async function book(annai: TestAnnai, { words, headers }: SignedInPerson, day: string): Promise<HeldBooking> {
  const quote = await ask(annai, 'POST', '/quotes', headers, wishOf(day, words.door))
  const held: HeldBooking = await ask(annai, 'POST', '/bookings', headers, {
    quoteId: quote.id,
    leadName: `Zoe ${words.leadName}`,
    email: words.email,
    phone: words.phone,
    travellers: [
      { name: words.leadName, note: '' },
      { name: words.companion, age: 7, note: words.companionNote },
    ],
    nameBoard: words.bookingBoard,
    room: words.room,
    flight: words.flight,
    note: words.bookingNote,
  })
  const paid = await pay(annai, held, 'good', headers)
  if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`)
  return held
}

async function cancel(annai: TestAnnai, { words, headers }: SignedInPerson, held: HeldBooking): Promise<void> {
  const { refundYen } = await ask(annai, 'GET', pathOf(held, 'refund'), headers)
  await ask(annai, 'POST', pathOf(held, 'cancel'), headers, { refundYen, reason: `Because of ${words.reason}` })
}

async function contact(annai: TestAnnai, { words }: SignedInPerson, { booking }: HeldBooking): Promise<void> {
  const { ticket } = await ask(annai, 'GET', '/contact', {})
  annai.clock.advance(5000)
  await annai.app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: words.address,
    payload: {
      ticket,
      topic: 'booking',
      name: words.contactName,
      // As it was typed that day.
      email: words.email.toUpperCase(),
      bookingReference: booking.reference,
      body: words.contactBody,
    },
  })
}
