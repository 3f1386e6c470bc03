export function Panel() {
  return <main>Karsetu</main>;
}
