import { ApiError, type Call } from '#contract/call.ts'
import { type OfferDetail, offerDetail, runningOffers } from '#contract/offers.ts'
import { hoursLong } from '#web/catalogue/site/cards/tour-words.ts'
import { offerPath, toShownOffer } from '#web/pricing/site/offers/shown-offer.ts'
import { todayInTokyo } from '#web/ui/day.ts'

/** One offer; or all that run, when none was asked for or the one that was has ended. */
export async function readOffers(ask: Call, request: Request, leadTo: (path: string) => Response) {
  const query = new URL(request.url).searchParams
  const slug = query.get('offer') ?? ''
  if (slug !== slug.toLowerCase()) throw leadTo(offerPath(slug.toLowerCase(), query.get('tour') ?? undefined))
  const today = todayInTokyo()
  const offer = slug ? await findOffer(ask, slug) : null
  if (offer) return { today, offer: toShownOffer(offer, hoursLong), running: null }
  const { offers } = await ask(runningOffers)
  return { today, offer: null, running: { offers, askedForAnother: slug !== '' } }
}

export type OfferData = Awaited<ReturnType<typeof readOffers>>

/** A slug that cannot be one is refused otherwise than an unknown one; to the reader both are the same. */
async function findOffer(ask: Call, slug: string): Promise<OfferDetail | null> {
  try {
    return await ask(offerDetail, { slug })
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}
