export default function HomePage() {
  return <h1>Nẻo Việt</h1>;
}
