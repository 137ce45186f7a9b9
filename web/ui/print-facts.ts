/** What is known of a print; one generated module per print in `prints/`. */
export type PrintFacts = {
  name: string
  /** What one sees and where. */
  alt: string
  /** The Japanese title, for the slip. */
  title: string
  /** The average colour as a class: it holds the place until the picture is there. */
  ground: `bg-[#${string}]`
  /** The focal point as a class, for crops. */
  focus: `object-[${string}]`
  width: number
  height: number
  avif: string
  webp: string
  src: string
}
