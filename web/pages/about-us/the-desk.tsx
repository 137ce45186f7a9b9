import { useSite } from '#web/platform/site.ts'
import { Facts } from '#web/pricing/site/trip-ticket.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { MapLinks } from '#web/ui/map-links.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where we are, and when somebody answers; as the office last saved it. */
export function TheDesk() {
  const { company } = useSite()
  const desk = useDeskContact()
  return (
    <section aria-labelledby="desk" className="wrap pt-14 md:pt-20">
      <h2 id="desk" className="mb-5 border-b border-ink pb-2.5 font-serif text-d3">
        The desk
      </h2>
      <div className="grid gap-8 md:grid-cols-2 md:gap-16">
        <div>
          <address className="font-serif text-[1.5rem] leading-snug not-italic">
            <bdi className="block">{company.name}</bdi>
            <bdi className="block">{company.address}</bdi>
          </address>
          <MapLinks place={{ name: company.address }} className="mt-3" />
        </div>
        <Facts
          facts={[
            ...(desk.hours ? [{ term: 'Answers', detail: desk.hours }] : []),
            {
              term: 'Telephone',
              detail: (
                <TextLink href={desk.phoneHref} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                  <bdi className="whitespace-nowrap">{desk.phone}</bdi>
                </TextLink>
              ),
            },
            {
              term: 'Mail',
              detail: (
                <TextLink
                  href={`mailto:${desk.email}`}
                  className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {desk.email}
                </TextLink>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
