/** Somebody's email address. Where it is too long for its line, it breaks after the @ before it breaks within a word. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <bdi className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
