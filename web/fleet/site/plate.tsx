/** The green plate of a car that is licensed for hire: our own mark, drawn, the same in light and dark. */
export function Plate({ number = '26-81' }: { number?: string }) {
  return (
    <span
      aria-hidden
      className="block h-[1.5625rem] w-[2.875rem] rounded-[3px] bg-plate text-center text-[0.6875rem] leading-[1.5625rem] font-bold tracking-[0.04em] text-on-plate tabular-nums"
    >
      <bdi>{number}</bdi>
    </span>
  )
}

/** A plate in full, as it stands on the car: office, class, letter and figures. */
export function FullPlate({ of: plate }: { of: string }) {
  return (
    <span
      lang="ja"
      className="inline-block rounded-[3px] bg-plate px-2 py-0.5 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap text-on-plate tabular-nums"
    >
      <bdi>{plate}</bdi>
    </span>
  )
}
