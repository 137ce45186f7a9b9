import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { packed } from './packed.ts'
import { must, type Place, partOf, theBooking, type View } from './place.ts'

export const guest: Place = {
  name: 'what the office writes about a guest',
  async post(context) {
    const { reference } = await theBooking(context)
    const found = await must(context, 'GET', `/admin/guests/${reference}`, undefined, context.admin)
    const { id, version, phone, country, language, nameBoard } = found
    const [name, line, notes] = [
      packed(context.payloads, 110)[4],
      packed(context.payloads, 190)[2],
      packed(context.payloads, 3900)[0],
    ]
    const needs = { food: line, walking: line, children: line, likes: line }
    const about = { phone, country, language, nameBoard, name, ...needs, notes }
    await must(context, 'PUT', `/admin/guests/${id}`, { version, ...about }, context.admin)
    return [
      { as: 'admin', path: `/admin/guests/detail?id=${id}`, shows: [partOf(notes)] },
      { as: 'admin', path: '/admin/guests/list?sort=-since', shows: [partOf(name)] },
      {
        ...{ as: 'admin', path: '/admin/agents/list', shows: [] },
        // The search over everything, as far as it found them.
        async act(page) {
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox', { name: 'Find anything' }).fill(partOf(name))
          await expect(page.getByRole('listbox', { name: 'Found' })).toContainText(partOf(name))
        },
      },
    ]
  },
}

export const agents: Place = {
  name: 'what the office writes about partners',
  async post(context) {
    const names = packed(context.payloads, 110)
    const views: View[] = []
    for (const [at, notes] of packed(context.payloads, 3900).entries()) {
      const [business, area] = [names[at % names.length], packed(context.payloads, 78)[3]]
      const partner = {
        ...{ business, kind: 'hotel', contact: business, email: `partner-${randomUUID()}@example.com` },
        ...{ phone: '+81312345678', area, languages: business, registration: '', notes },
        ...{ commissionPercent: 10, joinedOn: null },
      }
      const { id } = await must(context, 'POST', '/admin/agents', partner, context.admin)
      views.push({ as: 'admin', path: `/admin/agents/detail?id=${id}`, shows: [partOf(notes)] })
    }
    return [...views, { as: 'admin', path: '/admin/agents/list', shows: [partOf(names[0])] }]
  },
}

const line = 'evenings'

export const category: Place = {
  name: 'a line: name, summary, description and what one sees in its picture',
  async post(context) {
    const { id, version, slug, letter, state, picture } = await must(
      ...([context, 'GET', `/admin/categories/${line}`, undefined, context.admin] as const),
    )
    const [name, summary] = [packed(context.payloads, 95)[2], packed(context.payloads, 115)[1]]
    const description = packed(context.payloads, 980)[0]
    const alt = packed(context.payloads, 480)[0]
    const words = { name, slug, letter, summary, description, state, picture: { ...picture, alt } }
    await must(context, 'PUT', `/admin/categories/${id}`, { version, ...words }, context.admin)
    return [
      { as: 'visitor', path: `/category-details/${line}`, shows: [partOf(description)] },
      { as: 'visitor', path: '/', shows: [partOf(name)] },
      { as: 'admin', path: '/admin/categories/list', shows: [partOf(name)] },
      { as: 'admin', path: `/admin/categories/edit/${line}`, shows: [partOf(description)] },
    ]
  },
}

export const mailTexts: Place = {
  name: 'the texts of our mails, with their preview',
  async post(context) {
    // Braces name facts, and what names none is refused.
    const plain = context.payloads.filter((payload) => !/[{}]/.test(payload))
    const { texts } = await must(context, 'GET', '/admin/settings/mail', undefined, context.admin)
    // The mail that the booking below brings comes first.
    texts.sort((one: { occasion: string }) => (one.occasion === 'confirmed' ? -1 : 0))
    const openings = packed(plain, 3900).slice(0, texts.length)
    const views: View[] = []
    for (const [at, opening] of openings.entries()) {
      const { occasion, version } = texts[at]
      const subject = packed(plain, 140)[at] ?? ''
      await must(context, 'PUT', '/admin/settings/mail', { occasion, version, subject, opening }, context.admin)
      views.push({
        ...{ as: 'admin', path: `/admin/settings?part=mail&mail=${occasion}`, shows: [partOf(opening)] },
        act: async (page) => {
          await page
            .getByRole('main')
            .locator('p bdi', { hasText: partOf(subject) })
            .waitFor()
        },
      })
    }
    return views
  },
}

export const calls: Place = {
  name: 'calls that were put aside',
  async post(context) {
    const notes = packed(context.payloads, 590).slice(0, 40)
    for (const note of notes) {
      const name = packed(context.payloads, 118)[0]
      const draft = {
        name,
        phone: packed(context.payloads, 58)[0],
        pickUpAddress: packed(context.payloads, 190)[0],
        note,
      }
      await must(context, 'PUT', `/admin/phone-drafts/${randomUUID()}`, { draft }, context.admin)
    }
    return [{ as: 'admin', path: '/admin/tour-bookings/add', shows: [partOf(packed(context.payloads, 118)[0])] }]
  },
}

export const views: Place = {
  name: 'names of saved views',
  async post(context) {
    const names = packed(context.payloads, 40).slice(0, 15)
    for (const name of names)
      await must(
        ...([
          context,
          'POST',
          '/office/views',
          { list: 'guests', name, shared: true, query: '' },
          context.admin,
        ] as const),
      )
    return [{ as: 'admin', path: '/admin/guests/list', shows: [partOf(names[0])] }]
  },
}

export const reasons: Place = {
  name: 'reasons in the history of a booking: refunds and prices by hand',
  async post(context) {
    const { reference } = await theBooking(context)
    const path = `/admin/tour-bookings/${reference}`
    let { version, lines } = await must(context, 'GET', path, undefined, context.admin)
    const texts = packed(context.payloads, 290).slice(0, 12)
    for (const reason of texts)
      ({ version } = await must(context, 'POST', `${path}/refund`, { version, amountYen: 1, reason }, context.admin))
    const [{ kind, label, amountYen }] = lines
    const charged = [{ kind, label, amountYen: amountYen - 1000, reason: texts.at(-1) }]
    ;({ lines } = await must(context, 'POST', `${path}/change`, { version, charged, reason: texts[0] }, context.admin))
    return [
      {
        ...{ as: 'admin', path: `/admin/tour-bookings/edit/${reference}` },
        shows: [partOf(texts[0]), partOf(texts.at(-1))],
      },
    ]
  },
}
