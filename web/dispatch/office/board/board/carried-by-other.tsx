import { boardStore } from '../board-store.ts'

/** Somebody else of the office carries this just now. */
export function CarriedByOther({ reference }: { reference: string }) {
  const other = boardStore(({ moving, connection }) =>
    moving.length === 0
      ? undefined
      : moving.find((one) => one.reference === reference && one.connection !== connection),
  )
  if (!other) return null
  return (
    <span className="absolute inset-y-0 end-0 flex max-w-full items-center gap-1.5 border border-dashed border-ai bg-ai-soft px-1.5 text-[12.5px] font-semibold text-ink">
      {other.seal && (
        <span
          aria-hidden
          lang="ja"
          className="grid size-5 shrink-0 place-items-center rounded-ring border-[1.5px] border-shu font-jp text-[11px] leading-none text-shu"
        >
          {other.seal}
        </span>
      )}
      <bdi className="truncate">{other.name} is moving this</bdi>
    </span>
  )
}
