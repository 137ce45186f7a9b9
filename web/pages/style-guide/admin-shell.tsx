/** The admin shell around nothing, to look at it and to try its guard. */
export default function AdminShellSample() {
  return <h1 className="font-serif text-d3">The admin shell</h1>
}
