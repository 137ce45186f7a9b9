import { redirect } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call.ts'
import { loadBySlug } from './load-by-slug.ts'

const pathOf = (slug: string) => `/tour/detail/${slug}`
const unknown = new ApiError(404, { error: 'We have no tour at this address.', code: 'catalogue.unknown-tour' })
const outage = new ApiError(0, { error: 'We could not be reached.', code: 'network.no-answer' })

async function whereItLeads(slug: string | undefined, ask: (slug: string) => Promise<unknown> = async () => 'found') {
  try {
    await loadBySlug({ slug, pathOf, ask, leadTo: redirect })
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
  return 'stays'
}

test('what stands at a slug is answered', async () => {
  const ask = vi.fn(async () => 'the tour')
  expect(await loadBySlug({ slug: 'ginkgo-gold', pathOf, ask, leadTo: redirect })).toBe('the tour')
  expect(ask).toHaveBeenCalledWith('ginkgo-gold')
})

test('capitals lead to the one spelling', async () => {
  expect(await whereItLeads('Ginkgo-GOLD')).toBe('/tour/detail/ginkgo-gold')
})

test('nobody is asked about what can be no slug', async () => {
  const ask = vi.fn(async () => 'found')
  for (const odd of [undefined, '', 'ginkgo gold', 'a/b', '../secret', 'GINKGO/GOLD', '銀杏', 'a'.repeat(101)])
    expect(await whereItLeads(odd, ask)).toBe('/not-found')
  expect(ask).not.toHaveBeenCalled()
})

test('a slug that nothing stands at leads to /not-found', async () => {
  expect(await whereItLeads('no-such-tour', () => Promise.reject(unknown))).toBe('/not-found')
})

test('who comes by an address of before is led on to that of today, for good', async () => {
  const leadTo = vi.fn(redirect)
  const ask = async () => ({ slug: 'ginkgo-gold' })
  const slugOf = ({ slug }: { slug: string }) => slug
  await expect(loadBySlug({ slug: 'gold-leaves', pathOf, ask, slugOf, leadTo })).rejects.toBeInstanceOf(Response)
  expect(leadTo).toHaveBeenCalledWith('/tour/detail/ginkgo-gold', 308)
  expect(await loadBySlug({ slug: 'ginkgo-gold', pathOf, ask, slugOf, leadTo })).toEqual({ slug: 'ginkgo-gold' })
})

test('an outage is no missing page', async () => {
  await expect(whereItLeads('ginkgo-gold', () => Promise.reject(outage))).rejects.toBe(outage)
})
