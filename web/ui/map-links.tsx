import { mapApps, mapLinks } from '#contract/place-words.ts'
import { TextLink } from './text-link.tsx'

type Place = Parameters<typeof mapLinks>[0]

/** The way there in the reader's own map app. */
export function MapLinks({ place, className }: { place: Place; className?: string }) {
  const links = mapLinks(place)
  if (!links) return null
  return (
    <p className={className}>
      <span className="text-ink-2">Open in </span>
      {mapApps.map(([app, name], index) => (
        <span key={app}>
          {index > 0 && <span className="text-ink-2"> or </span>}
          <TextLink
            href={links[app]}
            target="_blank"
            rel="noreferrer"
            className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {name}
          </TextLink>
        </span>
      ))}
    </p>
  )
}
