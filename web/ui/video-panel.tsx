import { Play } from 'lucide-react'
import type { VideoNode } from '#contract/rich-text-types.ts'
import { Icon } from './icon.tsx'

const hosts = {
  youtube: { name: 'YouTube', address: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', address: 'https://vimeo.com/' },
}

/**
 * A film by its host and number. Nothing of the host is loaded before somebody presses: then it opens there, in a tab
 * of its own, since our pages hold no frames of others.
 */
export function VideoPanel({ of: { host, id, title, captions } }: { of: VideoNode['attrs'] }) {
  const { name, address } = hosts[host] ?? hosts.youtube
  return (
    <figure>
      <a className="video" href={address + encodeURIComponent(id)} target="_blank" rel="noopener noreferrer">
        <span className="videoPlay">
          <Icon of={Play} />
        </span>
        <span className="font-serif text-d4">{title}</span>
        <span className="sr-only">, a film at {name}, opens in a new tab</span>
      </a>
      <figcaption>
        Video at {name}, starts only when pressed.{captions ? ` Captions: ${captions}.` : ''}
      </figcaption>
    </figure>
  )
}
