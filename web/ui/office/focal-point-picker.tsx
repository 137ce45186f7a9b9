import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { Picture } from '#contract/media.ts'
import { Print } from '../print.tsx'
import { focalPointOf, focusInWords, pressedFocus, steppedFocus, writtenFocus } from './focal-point.ts'

type FocalPointPickerProps = { of: Picture; label: string; onChange: (focus: string) => void }

/** The whole picture with the point that its crops keep. Pressed or dragged with the pointer, moved by the arrows. */
export function FocalPointPicker({ of: picture, label, onChange }: FocalPointPickerProps) {
  const id = useId()
  const isDown = useRef(false)
  const point = focalPointOf(picture.focus)
  const choose = (event: PointerEvent<HTMLElement>) =>
    onChange(writtenFocus(pressedFocus(event.currentTarget.getBoundingClientRect(), event)))
  const step = (event: KeyboardEvent) => {
    const next = event.altKey ? null : steppedFocus(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(writtenFocus(next))
  }
  return (
    <div>
      <p id={id} className="mb-1.5 text-label text-ink-2">
        {label}
      </p>
      <button
        type="button"
        aria-describedby={id}
        aria-label={`Focal point: ${focusInWords(point)}`}
        onKeyDown={step}
        onPointerDown={(event) => {
          isDown.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          choose(event)
        }}
        onPointerMove={(event) => isDown.current && choose(event)}
        onPointerUp={() => {
          isDown.current = false
        }}
        onPointerCancel={() => {
          isDown.current = false
        }}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        className="relative block w-full cursor-crosshair touch-none select-none"
      >
        <Print of={picture} alt="" sizes="(width < 900px) 100vw, 320px" className="size-full [&_img]:!object-fill" />
        <span
          aria-hidden
          // Pictures are not mirrored, and neither is the point on them.
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="pointer-events-none absolute size-[1.625rem] -translate-1/2 rounded-ring border-2 border-[#fff] bg-[#fff]/30 shadow-[0_0_0_1.5px_#181e2a,inset_0_0_0_1.5px_#181e2a]"
        />
      </button>
      <p role="status" className="sr-only">
        {focusInWords(point)}
      </p>
    </div>
  )
}

/** How the picture is cut in entries, thumbs and bands. */
export function Crops({ of: picture }: { of: Picture }) {
  return (
    <div>
      <p className="mb-1.5 text-label text-ink-2">How it is cropped</p>
      <div className="grid grid-cols-[1.5fr_1fr_2.33fr] items-end gap-2.5">
        {(['aspect-3/2', 'aspect-square', 'aspect-21/9'] as const).map((aspect) => (
          <Print key={aspect} of={picture} alt="" sizes="140px" className={`${aspect} border border-line`} />
        ))}
      </div>
    </div>
  )
}
