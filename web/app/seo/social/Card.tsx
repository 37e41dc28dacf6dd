import { colours } from "functions/colours";

export type CardText = {
  title: string;
  /** What kind of page it is, in the narrator's box. */
  label: string;
  hue: string;
  /** The school's name. */
  name: string;
  /** Where the site is. */
  host: string;
  /** Whether a picture stands at the right. */
  pictured: boolean;
};

type TitleText = { title: string; fontSize: number };

export const size = { width: 1200, height: 630 };
/** Where the page's own picture stands. */
export const picture = { left: 750, top: 0, width: 450, height: 630 };

const line = 6;
const inset = { left: 56, right: 48 };
const { ink, ground: paper, muted, sun, iris } = colours.light;

/** The panel of a comic album that stands for a page where its link is shared. */
export function Card({ title, fontSize, label, hue, name, host, pictured }: CardText & TitleText) {
  const { hue: ground, onHue: text } = colours.hues[hue as keyof typeof colours.hues] ?? colours.hues.soleil;
  return (
    <div
      style={{
        ...size,
        display: "flex",
        background: pictured ? ink : ground,
        color: ink,
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <div
        style={{
          width: paperWidth(pictured),
          height: size.height,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          alignItems: "flex-start",
          background: paper,
          borderRight: pictured ? "none" : `${line}px solid ${ink}`,
        }}
      >
        <div
          style={{
            display: "flex",
            maxWidth: (pictured ? picture.left : size.width) - 100,
            padding: "18px 32px 18px 56px",
            background: ground,
            color: text,
            borderRight: `${line}px solid ${ink}`,
            borderBottom: `${line}px solid ${ink}`,
            fontSize: 32,
            fontWeight: 600,
          }}
        >
          {label}
        </div>
        <div style={{ display: "flex", padding: `0 ${inset.right}px 0 ${inset.left}px` }}>
          <Title title={title} fontSize={fontSize} />
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            padding: "0 56px 40px",
            fontSize: 34,
            fontWeight: 800,
          }}
        >
          <Mark />
          <span style={{ letterSpacing: "-0.03em" }}>{name}</span>
          <span style={{ marginLeft: 20, fontSize: 26, fontWeight: 600, color: muted }}>{host}</span>
        </div>
      </div>
    </div>
  );
}

export function Title({ title, fontSize }: TitleText) {
  return (
    <div
      style={{
        display: "flex",
        fontSize,
        fontWeight: 800,
        lineHeight: 1.04,
        letterSpacing: "-0.03em",
        textWrap: "balance",
      }}
    >
      {title}
    </div>
  );
}

/** The sign of the bar: a sun that speaks, an iris moon behind it. */
function Mark() {
  const balloon = "M24 2a22 22 0 0 1 0 44H2V24A22 22 0 0 1 24 2z";
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" style={{ marginRight: 14 }}>
      <clipPath id="balloon">
        <path d={balloon} />
      </clipPath>
      <path d={balloon} fill={iris} />
      <g clipPath="url(#balloon)">
        <path d={balloon} fill={sun} transform="translate(-14 14)" />
      </g>
      <path d={balloon} fill="none" stroke={ink} strokeWidth="4" />
    </svg>
  );
}

/** Where a title stands whole. */
export const titleRoom = (pictured: boolean) => ({
  width: paperWidth(pictured) - line - inset.left - inset.right,
  height: 340,
});

const paperWidth = (pictured: boolean) => (pictured ? picture.left - line : size.width - 120);
