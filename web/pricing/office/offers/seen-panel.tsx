import type { Picture } from '#contract/media.ts'
import { OfferTerms } from '#web/pricing/site/offers/offer-terms.tsx'
import { dayInWords } from '#web/pricing/site/offers/offer-words.ts'
import { PriceLines } from '#web/pricing/site/offers/price-lines.tsx'
import { chosenTour, type ShownOffer } from '#web/pricing/site/offers/shown-offer.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { ChoosePicture } from '#web/ui/office/choose-picture.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Print } from '#web/ui/print.tsx'
import { Code } from './offer-table.tsx'
import type { OfferValues } from './offer-values.ts'
import { usePreview } from './use-preview.ts'

type SeenPanelProps = { values: OfferValues; error?: string | undefined; onPicture: (picture: Picture) => void }

/** The parts of the offer's own page with what is typed in them, reckoned by the server as it would be for guests. */
export function SeenPanel({ values, error, onPicture }: SeenPanelProps) {
  const { offer, isCurrent, failed } = usePreview(values)
  return (
    <div className="grid gap-2.5">
      <Panel title="As guests see it" inked flush>
        <div data-invalid={error ? '' : undefined}>
          {values.picture ? (
            <Print of={values.picture} alt="" sizes="400px" className="aspect-21/9 w-full" />
          ) : (
            <p className="grid aspect-21/9 place-items-center bg-paper-2 text-sm text-ink-3">No print yet</p>
          )}
          <div className="px-4.5 pt-3">
            <ChoosePicture
              label={values.picture ? 'Another print' : 'Choose a print'}
              without={values.picture ? [values.picture.path] : []}
              onChoose={onPicture}
            />
            {error && <ErrorWords>{error}</ErrorWords>}
          </div>
        </div>
        <div className="grid gap-3 px-4.5 py-4">
          <p className="font-serif text-[1.375rem] leading-tight">
            <bdi>{values.title || 'An offer without a name'}</bdi>
          </p>
          {values.summary && (
            <p className="text-ink-2">
              <bdi>{values.summary}</bdi>
            </p>
          )}
          {offer && <Reckoned offer={offer} isCurrent={isCurrent} />}
          <p role="status" className="text-sm text-ink-3">
            {isCurrent ? '' : (failed ?? 'The price and the terms follow once every field is right.')}
          </p>
        </div>
      </Panel>
      <p className="text-[0.8125rem] text-ink-3">
        The terms are written from the fields. They cannot say anything else.
      </p>
    </div>
  )
}

function Reckoned({ offer, isCurrent }: { offer: ShownOffer; isCurrent: boolean }) {
  const today = todayInTokyo()
  const tour = chosenTour(offer.tours, null)
  return (
    <div inert={!isCurrent} className={isCurrent ? 'grid gap-3' : 'grid gap-3 opacity-50'}>
      <p>
        <Code of={offer.code} />
      </p>
      {tour ? (
        <PriceLines
          day={tour.title}
          note={
            tour.firstDay ? dayInWords(tour.firstDay, today) : 'No day is left on which this tour and the code meet'
          }
          code={offer.code}
          percentOff={offer.percentOff}
          worked={tour}
          total="Guests pay"
        />
      ) : (
        <p className="text-sm text-ink-2">
          {offer.rides.length > 0
            ? 'A ride is worked through once a guest says where and when.'
            : 'None of its tours is public now.'}
        </p>
      )}
      <OfferTerms offer={offer} today={today} />
    </div>
  )
}
