import { useSite } from '#web/platform/site.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'

/** Who we are and how to search us, for search engines. */
export function SiteFacts() {
  const { publicUrl } = useSite()
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Organization',
          name: 'Annai',
          url: `${publicUrl}/`,
          logo: `${publicUrl}/icon-512.png`,
          description: 'Private cars, chauffeurs and English-speaking guides in Tokyo and within a day’s drive of it.',
        }}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: 'Annai',
          url: `${publicUrl}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/tour/grid?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  )
}
