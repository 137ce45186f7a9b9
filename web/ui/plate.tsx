/** The green plate of a car that is licensed for hire: our own mark, drawn, the same in light and dark. */
export function Plate({ number = '26-81' }: { number?: string }) {
  return (
    <span
      aria-hidden
      className="block h-[25px] w-[46px] rounded-[3px] bg-plate text-center text-[11px] leading-[25px] font-bold tracking-[0.04em] text-on-plate tabular-nums"
    >
      <bdi>{number}</bdi>
    </span>
  )
}
