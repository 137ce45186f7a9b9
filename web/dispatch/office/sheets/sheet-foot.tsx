import type { CrewJob } from '#contract/crew-day.ts'
import { qrPath } from './qr-drawing.ts'
import type { Both } from './sheet-words.ts'

/** What the staff at a hotel's door read, with the check of the voucher. */
export function Door({ job: { door, doorUrl } }: { job: CrewJob }) {
  // Who takes guests over on the road stands at no door.
  if (door.en === '') return null
  const code = doorUrl ? qrPath(doorUrl) : null
  return (
    <div className="whole mt-2.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-[1.5px] border-current px-3 py-2">
      <div className="wrap-anywhere">
        <p>
          <strong>For the hotel door staff</strong> <span lang="ja">ホテルの方へ</span>
        </p>
        <p lang="ja" className="mt-1 text-[14pt]">
          {door.ja}
        </p>
        <p>{door.en}</p>
      </div>
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width="78"
          height="78"
          role="img"
          aria-label="QR code: check of the voucher"
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  )
}

const SIGNED: readonly Both[] = [
  { en: 'Start km', ja: '出庫' },
  { en: 'End km', ja: '帰庫' },
  { en: 'Tolls, cash', ja: '通行料' },
  { en: 'Alcohol check', ja: '点呼' },
  { en: 'Signed', ja: '署名' },
]

/** Filled in by hand at the garage. */
export function Signatures() {
  return (
    <div className="whole mt-2.5 grid grid-cols-5 divide-x divide-current border border-current text-[8.6pt]">
      {SIGNED.map(({ en, ja }) => (
        <p key={en} className="px-[0.4375rem] pt-[0.3125rem] pb-8">
          {en} <span lang="ja">{ja}</span>
        </p>
      ))}
    </div>
  )
}
